/*
 * Loaded before a program (`node --import`): its clock begins at CLOCK_STARTS_AT and goes on from
 * there, so that what a stored data folder keeps for some days has not expired by the day of the
 * test.
 */

const SystemDate = Date;
const offsetMs = SystemDate.parse(process.env["CLOCK_STARTS_AT"]!) - SystemDate.now();

globalThis.Date = new Proxy(SystemDate, {
  construct: (target, args, newTarget: new () => Date) =>
    Reflect.construct(
      target,
      args.length === 0 ? [SystemDate.now() + offsetMs] : args,
      newTarget,
    ) as Date,
  get: (target, key) =>
    key === "now" ? () => SystemDate.now() + offsetMs : (Reflect.get(target, key) as unknown),
});
