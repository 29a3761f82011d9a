import { expect, test } from "vitest";
import { formatContact } from "./contact.ts";
import { formatEvent } from "./event.ts";
import { formatSms, formatWhatsapp } from "./message.ts";
import { formatPlace } from "./place.ts";
import { formatWifi } from "./wifi.ts";

test("a network is WIFI: with its security, name and password", () => {
  expect(formatWifi({ name: "Shop", password: "secret-12" })).toEqual({
    content: "WIFI:T:WPA;S:Shop;P:secret-12;;",
  });
  expect(formatWifi({ name: "Shop", password: "12345", security: "WEP", hidden: "yes" })).toEqual({
    content: "WIFI:T:WEP;S:Shop;P:12345;H:true;;",
  });
});

test("special characters in a network's code are escaped", () => {
  expect(formatWifi({ name: `a;b,c:d"e\\f`, password: `12;34:56"` })).toEqual({
    content: String.raw`WIFI:T:WPA;S:a\;b\,c\:d\"e\\f;P:12\;34\:56\";;`,
  });
});

test("an open network has no password, even if one was typed before", () => {
  expect(formatWifi({ name: "مقهى", security: "nopass", password: "left over" })).toEqual({
    content: "WIFI:T:nopass;S:مقهى;;",
  });
});

test("a network's name has 1 to 32 bytes and its WPA password 8 to 63 characters or 64 hexadecimal digits", () => {
  expect(formatWifi({})).toEqual({ faults: { name: "required", password: "required" } });
  expect(formatWifi({ name: "م".repeat(17), password: "12345678" })).toEqual({
    faults: { name: "wifi-name" },
  });
  expect(formatWifi({ name: "م".repeat(16), password: "12345678" })).toHaveProperty("content");
  for (const password of ["1234567", "x".repeat(64), "كلمةسرية"])
    expect(formatWifi({ name: "a", password })).toEqual({ faults: { password: "wifi-password" } });
  for (const password of ["x".repeat(63), "f".repeat(64)])
    expect(formatWifi({ name: "a", password })).toHaveProperty("content");
});

test("a card of version 3.0 with all fields", () => {
  const card = formatContact({
    given: "منى",
    family: "حسن, د.",
    organization: "Shop; Co",
    role: "مديرة",
    phone: "٠٠٢٠ ١٠٠ ١٢٣ ٤٥٦٧",
    email: "mona@shop.example",
    site: "https://shop.example/a;b",
    street: "12 شارع المعز\nالقاهرة",
  });
  expect(card).toEqual({
    content: [
      "BEGIN:VCARD",
      "VERSION:3.0",
      String.raw`N:حسن\, د.;منى;;;`,
      String.raw`FN:منى حسن\, د.`,
      String.raw`ORG:Shop\; Co`,
      "TITLE:مديرة",
      "TEL;TYPE=CELL:+201001234567",
      "EMAIL:mona@shop.example",
      "URL:https://shop.example/a;b",
      String.raw`ADR:;;12 شارع المعز\nالقاهرة;;;;`,
      "END:VCARD",
    ].join("\r\n"),
  });
});

test("a card of version 4.0 gives its number as an address", () => {
  expect(formatContact({ given: "Mona", phone: "+201001234567", version: "4.0" })).toEqual({
    content:
      "BEGIN:VCARD\r\nVERSION:4.0\r\nN:;Mona;;;\r\nFN:Mona\r\nTEL;VALUE=uri;TYPE=cell:tel:+201001234567\r\nEND:VCARD",
  });
});

test("a card needs a person or a business, and its other fields are valid or empty", () => {
  expect(formatContact({})).toEqual({ faults: { given: "required" } });
  expect(formatContact({ organization: "Shop" })).toHaveProperty("content");
  expect(formatContact({ given: "Mona", phone: "0100", email: "mona", site: "shop" })).toEqual({
    faults: { phone: "phone", email: "email", site: "address" },
  });
});

test("WhatsApp takes the number without its plus and the text percent-encoded", () => {
  expect(formatWhatsapp({ phone: "+20 100 123-4567" })).toEqual({
    content: "https://wa.me/201001234567",
  });
  expect(formatWhatsapp({ phone: "+201001234567", text: "أريد طلب #5 & قهوة" })).toEqual({
    content:
      "https://wa.me/201001234567?text=%D8%A3%D8%B1%D9%8A%D8%AF%20%D8%B7%D9%84%D8%A8%20%235%20%26%20%D9%82%D9%87%D9%88%D8%A9",
  });
});

test("a text message goes to a number with its text as it is", () => {
  expect(formatSms({ phone: "+201001234567", text: "نعم: احجز" })).toEqual({
    content: "SMSTO:+201001234567:نعم: احجز",
  });
});

test("an Egyptian mobile number needs no country code", () => {
  expect(formatWhatsapp({ phone: "٠١٠٠ ١٢٣ ٤٥٦٧" })).toEqual({
    content: "https://wa.me/201001234567",
  });
  expect(formatSms({ phone: "015 1234 5678" })).toEqual({ content: "SMSTO:+201512345678:" });
  expect(formatContact({ given: "منى", phone: "01001234567" })).toMatchObject({
    content: expect.stringContaining("TEL;TYPE=CELL:+201001234567\r\n"),
  });
});

test.each([formatWhatsapp, formatSms])(
  "a message needs a number that can be called from every country",
  (getContent) => {
    expect(getContent({})).toEqual({ faults: { phone: "required" } });
    expect(getContent({ phone: "0223456789" })).toEqual({ faults: { phone: "phone" } });
    expect(getContent({ phone: "0501234567" })).toEqual({ faults: { phone: "phone" } });
  },
);

test("an event has local times without time zone", () => {
  expect(
    formatEvent({
      title: "افتتاح; الفرع",
      start: "2026-12-01T19:30",
      end: "2026-12-01T22:00",
      place: "القاهرة, المعز",
      notes: "أهلًا\nبكم",
    }),
  ).toEqual({
    content: [
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "BEGIN:VEVENT",
      String.raw`SUMMARY:افتتاح\; الفرع`,
      "DTSTART:20261201T193000",
      "DTEND:20261201T220000",
      String.raw`LOCATION:القاهرة\, المعز`,
      String.raw`DESCRIPTION:أهلًا\nبكم`,
      "END:VEVENT",
      "END:VCALENDAR",
    ].join("\r\n"),
  });
});

test("an event has a name and a start, and ends after it", () => {
  expect(formatEvent({})).toEqual({ faults: { title: "required", start: "required" } });
  expect(formatEvent({ title: "a", start: "2026-12-01T19:30", end: "2026-12-01T19:30" })).toEqual({
    faults: { end: "order" },
  });
});

test.each([
  ["30.0444, 31.2357", "geo:30.0444,31.2357"],
  ["٣٠٫٠٤٤٤، ٣١٫٢٣٥٧", "geo:30.0444,31.2357"],
  ["-33.8 151.2", "geo:-33.8,151.2"],
  [
    "https://www.google.com/maps/place/X/@30.1,31.1,17z/data=!3d30.0444!4d31.2357",
    "geo:30.0444,31.2357",
  ],
  ["https://www.google.com/maps/@30.0444,31.2357,15z", "geo:30.0444,31.2357"],
  ["https://maps.google.com/?q=30.0444,31.2357", "geo:30.0444,31.2357"],
  ["https://www.openstreetmap.org/?mlat=30.0444&mlon=31.2357", "geo:30.0444,31.2357"],
])("%s is the point %s", (coordinates, content) => {
  expect(formatPlace({ coordinates })).toEqual({ content });
});

test.each(["91, 0", "0, 181", "Cairo", "30.0444"])("%s is not a position", (coordinates) => {
  expect(formatPlace({ coordinates })).toEqual({ faults: { coordinates: "coordinates" } });
});
