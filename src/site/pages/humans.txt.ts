import type { APIRoute } from "astro";
import { brand } from "#brand/brand.ts";
import { listTeam } from "../content.ts";

/** The names of the people who made the site. @see https://humanstxt.org */
export const GET: APIRoute = async () => {
  const [people, arabic] = [await listTeam("en"), await listTeam("ar")];
  const lines = [
    "/* TEAM */",
    ...people.flatMap(({ id, name, role }) => [
      `${role}: ${name} (${arabic.find((person) => person.id === id)?.name ?? name})`,
    ]),
    `Contact: ${brand.email}`,
    `From: ${brand.address.en}`,
    "",
    "/* SITE */",
    "Languages: Arabic, English",
    "Built with: Astro, React, Fastify",
    "Typeface: Readex Pro",
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
};
