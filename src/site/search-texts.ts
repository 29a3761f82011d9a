import { brand } from "#brand/brand.ts";
import { pick, type Locale } from "#i18n/messages.ts";
import { contactFormMessages, requestFormMessages } from "#leads/form-messages.ts";
import { listTeam, listTestimonials } from "./content.ts";
import { aboutMessages, contactMessages } from "./messages/about.ts";
import { pageMessages } from "./messages/pages.ts";
import { portfolioMessages, serviceMessages, toolsMessages } from "./messages/services.ts";

/** The texts of the pages that are put together from messages, by their paths. */
export async function listPageTexts(locale: Locale): Promise<Readonly<Record<string, string>>> {
  const [about, contact] = [pick(aboutMessages, locale), pick(contactMessages, locale)];
  const service = pick(serviceMessages, locale);
  const people = (await listTeam(locale)).map(({ name, role, about }) => [name, role, about]);
  const clients = (await listTestimonials(locale)).map(({ name, role, company, content }) => [
    name,
    role,
    company,
    content,
  ]);
  const page = pick(pageMessages, locale);
  const steps = [contact.next, contact.nextFirst, contact.nextSecond, contact.nextThird];
  const texts = {
    "/services": [page.servicesTitle, service.lede, service.price, service.duration],
    "/portfolio": [page.portfolioTitle, pick(portfolioMessages, locale).lede],
    "/tools": [page.toolsTitle, pick(toolsMessages, locale).lede],
    "/tutorials": [page.tutorialsTitle],
    "/about": [page.aboutTitle, ...Object.values(about), ...people.flat(), ...clients.flat()],
    "/contact": [
      contact.lede,
      contact.quickWays,
      contact.quickCall,
      contact.infoHead,
      contact.mapHead,
      brand.address[locale],
      brand.hours[locale],
      brand.email,
      ...brand.socials.map(({ name }) => name[locale]),
      pick(contactFormMessages, locale).message,
    ],
    "/request-service": [
      contact.requestHead,
      contact.requestLede,
      ...steps,
      ...listFormTexts(locale),
    ],
  };
  return Object.fromEntries(Object.entries(texts).map(([path, some]) => [path, some.join(" ")]));
}

/** What the request form asks for and what can be chosen in it. */
function listFormTexts(locale: Locale): string[] {
  const t = pick(requestFormMessages, locale);
  return [
    t.projectDescription,
    t.budget,
    t["less-than-500"],
    t["500-1000"],
    t["more-than-1000"],
    t.deadline,
    t.projectSize,
    t.managementSystem,
    t.emailWay,
    t.whatsapp,
    t.zoom,
    t.attachment,
    t.attachmentHint,
  ];
}
