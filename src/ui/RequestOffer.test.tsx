import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pick } from "#i18n/messages.ts";
import { offerMessages } from "./offer-messages.ts";
import { RequestOffer } from "./RequestOffer.tsx";

const draw = (title: string): string =>
  renderToStaticMarkup(
    <RequestOffer
      t={pick(offerMessages, "en")}
      locale="en"
      title={title}
      site="cafe.example"
      handover={{ service: "seo", description: "" }}
      chatUrl="https://chat.example/"
    />,
  );

test("the mark after the host name stays on its line: a colon begins none", () => {
  const name = '<bdi dir="ltr">cafe.example</bdi>';
  expect(draw("8 errors on {site}: let us fix them")).toContain(
    `8 errors on <span class="kit-offer-site">${name}:</span> let us fix them`,
  );
  expect(draw("8 errors on {site}")).toContain(
    `8 errors on <span class="kit-offer-site">${name}</span>`,
  );
});
