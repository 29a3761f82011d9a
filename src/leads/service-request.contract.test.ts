import { expect, test } from "vitest";
import { checkServiceRequest, serviceRequestFields } from "./service-request.contract.ts";
import { budgets, managementSystems, projectSizes } from "./service-request-options.ts";

const rules = { serviceIds: ["seo", "web-design"], now: new Date("2026-11-21T12:00:00Z") };
const request = {
  serviceType: "seo",
  projectDescription: "متجر صغير",
  budget: "500-1000",
  deadline: "2026-12-31",
  projectSize: "small",
  managementSystem: "whatsapp",
  name: "منى",
  email: "mona@shop.example",
  phone: "+20 2 5555 0100",
};
const check = (change: object) => checkServiceRequest({ ...request, ...change }, rules);

test("Q-01 Q-18 a request with every field and no file is accepted", () => {
  expect(check({})).toEqual({ ok: true, value: { ...request, locale: "ar", key: undefined } });
});

test.each([
  "serviceType",
  "projectDescription",
  "budget",
  "deadline",
  "projectSize",
  "managementSystem",
  "name",
  "email",
  "phone",
])("Q-09 Q-10 Q-11 Q-12 Q-13 Q-14 Q-15 Q-16 Q-17 %s is required", (field) => {
  expect(check({ [field]: undefined })).toEqual({ ok: false, fields: { [field]: "missing" } });
  expect(check({ [field]: "  " })).toEqual({ ok: false, fields: { [field]: "missing" } });
});

test("Q-30 the fields that break a rule are named in the order of the form", () => {
  const answer = checkServiceRequest({}, rules);
  expect(serviceRequestFields).toEqual([
    "serviceType",
    "projectDescription",
    "budget",
    "projectSize",
    "deadline",
    "attachment",
    "managementSystem",
    "name",
    "email",
    "phone",
  ]);
  expect(answer.ok ? [] : Object.keys(answer.fields)).toEqual(
    serviceRequestFields.filter((field) => field !== "attachment"),
  );
});

test("Q-03 Q-04 Q-05 the options are these and no others", () => {
  expect(budgets).toEqual(["less-than-500", "500-1000", "more-than-1000"]);
  expect(projectSizes).toEqual(["small", "medium", "large"]);
  expect(managementSystems).toEqual(["email", "whatsapp", "zoom", "other"]);
  for (const field of ["budget", "projectSize", "managementSystem"])
    expect(check({ [field]: "all" })).toEqual({ ok: false, fields: { [field]: "not-offered" } });
});

test("Q-02 Q-30 only services that are offered can be chosen", () => {
  expect(check({ serviceType: "web-design" })).toMatchObject({ ok: true });
  expect(check({ serviceType: "nonsense" })).toEqual({
    ok: false,
    fields: { serviceType: "not-offered" },
  });
});

test("Q-19 Q-20 Q-21 yesterday is refused, today and tomorrow are accepted, by the visitor's own calendar", () => {
  expect(check({ today: "2026-11-21", deadline: "2026-11-20" })).toEqual({
    ok: false,
    fields: { deadline: "in-the-past" },
  });
  expect(check({ today: "2026-11-21", deadline: "2026-11-21" })).toMatchObject({ ok: true });
  expect(check({ today: "2026-11-21", deadline: "2026-11-22" })).toMatchObject({ ok: true });
  expect(check({ today: "2026-11-22", deadline: "2026-11-21" })).toEqual({
    ok: false,
    fields: { deadline: "in-the-past" },
  });
});

test("Q-20 without a script the visitor's day is unknown: the earliest current day on earth is still accepted", () => {
  const morning = { ...rules, now: new Date("2026-11-21T09:00:00Z") };
  expect(checkServiceRequest({ ...request, deadline: "2026-11-20" }, morning)).toMatchObject({
    ok: true,
  });
  expect(checkServiceRequest({ ...request, deadline: "2026-11-19" }, morning)).toEqual({
    ok: false,
    fields: { deadline: "in-the-past" },
  });
});

test("Q-30 a date that does not exist is malformed", () => {
  expect(check({ deadline: "2027-02-30" })).toEqual({
    ok: false,
    fields: { deadline: "malformed" },
  });
  expect(check({ deadline: "31/12/2026" })).toEqual({
    ok: false,
    fields: { deadline: "malformed" },
  });
});
