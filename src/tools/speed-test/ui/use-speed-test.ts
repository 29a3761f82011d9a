import { useEffect, useMemo, useState } from "react";
import type { Locale } from "#i18n/messages.ts";
import { readJobAddress, writeJobAddress } from "#ui/job/job-address.ts";
import { useHttpRetry } from "#ui/job/use-http-retry.ts";
import { useJob, type Job } from "#ui/job/use-job.ts";
import { useTabState } from "#ui/use-tab-state.ts";
import type { Device, TestEvent, TestState } from "../contract.ts";
import { decideBandwidthStart } from "./bandwidth-start.ts";
import { isSavingData } from "./is-saving-data.ts";
import type { TestRequest } from "./TestForm.tsx";
import { useBandwidthTest, type BandwidthControl } from "./use-bandwidth-test.ts";

const loadJobs = async () => (await import("./speed-jobs.ts")).speedJobs;

export type SpeedTestStage = "welcome" | "form" | "test";

/** What the form contains when it appears. */
interface FormState {
  readonly url: string;
  readonly device: Device;
  readonly shouldTakeFocus: boolean;
}

const emptyForm: FormState = { url: "", device: "mobile", shouldTakeFocus: false };

/** The stage of the tool, both measurements, and what moves from one stage to the next. */
export function useSpeedTest(locale: Locale) {
  const [stage, setStage] = useState<SpeedTestStage>("welcome");
  const [form, setForm] = useState(emptyForm);
  usePersistedForm(stage, form, (stored) => {
    setForm({ ...emptyForm, url: stored.url, device: stored.device });
    // A test or a result that the address names takes the place of the form.
    if (stored.isOpen) setStage("form");
  });
  const { job: site, start, cancel, open } = useJob(loadJobs, locale, writeJobAddress);
  const { bandwidth, measure, show } = useBandwidthTest(locale);
  const isRefused = site.phase === "failed" && site.code === "refused";
  const { isRetrying, allow } = useHttpRetry(isRefused, (url) => {
    setForm((before) => ({ ...before, url }));
    void start({ url, device: form.device, locale });
  });
  useBandwidthStart(site, { bandwidth, measure, show }, isRetrying);

  // Runs once: the address is read after mounting, because the server renders without one.
  useEffect(() => {
    const { id, typedUrl } = readJobAddress();
    if (id !== null) return reopen(id);
    if (typedUrl === "") return;
    // A test uses the visitor's data, so a link only fills the form; the visitor starts the test.
    setForm((before) => ({ ...before, url: typedUrl }));
    setStage("form");
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  // A shared link leads to a finished result; a job that still runs means that this page was
  // reloaded.
  useEffect(() => {
    const isShared = bandwidth.phase === "left-out" && bandwidth.why === "shared";
    if (isShared && site.phase === "working" && (site.position !== null || site.total > 0))
      show({ phase: "left-out", why: "reloaded" });
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [site]);

  function begin({ url, device, shouldMeasureBandwidth, shouldSaveData }: TestRequest): void {
    allow(form.url);
    setForm({ ...form, url, device });
    setStage("test");
    void start({ url, device, locale });
    show(
      shouldMeasureBandwidth
        ? { phase: "waiting", shouldSaveData }
        : { phase: "left-out", why: "skipped" },
    );
  }

  /** Measures the connection without a site, or where the site cannot be tested. */
  function measureAlone(): void {
    setStage("test");
    const shouldSaveData = isSavingData();
    // Who saves data sees first how much it takes.
    if (shouldSaveData && bandwidth.phase !== "offered") show({ phase: "offered", shouldSaveData });
    else void measure(shouldSaveData);
  }

  function reopen(id: string): void {
    setStage("test");
    show({ phase: "left-out", why: "shared" });
    void open(id);
  }

  function openForm(url = form.url): void {
    setForm({ ...form, url, shouldTakeFocus: true });
    setStage("form");
  }

  /** Ends both measurements and returns to the form. */
  function leave(url?: string): void {
    cancel();
    show({ phase: "idle" });
    openForm(url);
  }

  const edit = (change: Partial<Pick<FormState, "url" | "device">>): void =>
    setForm((before) => ({ ...before, ...change }));

  return { stage, form, site, bandwidth, edit, begin, measureAlone, reopen, openForm, leave };
}

/** Starts a waiting measurement of the connection, or offers it, by what is known of the site. */
function useBandwidthStart(
  site: Job<TestState, TestEvent>,
  { bandwidth, measure, show }: BandwidthControl,
  isRetrying: boolean,
): void {
  useEffect(() => {
    if (bandwidth.phase !== "waiting" || isRetrying) return;
    const { shouldSaveData } = bandwidth;
    const next = decideBandwidthStart(site);
    if (next === "start") void measure(shouldSaveData);
    if (next === "offer") show({ phase: "offered", shouldSaveData });
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [site, bandwidth]);
}

/** The form as the tab keeps it. */
interface StoredForm extends Pick<FormState, "url" | "device"> {
  /** Whether the visitor has left the first card. */
  readonly isOpen: boolean;
}

function parseForm(stored: unknown): StoredForm | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const { url, device, isOpen } = stored as Readonly<Record<string, unknown>>;
  if (typeof url !== "string") return undefined;
  return { url, device: device === "desktop" ? "desktop" : "mobile", isOpen: isOpen === true };
}

function usePersistedForm(
  stage: SpeedTestStage,
  { url, device }: FormState,
  restore: (stored: StoredForm) => void,
): void {
  const isOpen = stage !== "welcome";
  const value = useMemo<StoredForm>(() => ({ url, device, isOpen }), [url, device, isOpen]);
  useTabState({ name: "speed-test", value, parse: parseForm, isWork: false, restore });
}
