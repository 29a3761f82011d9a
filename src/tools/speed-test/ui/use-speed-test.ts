import { useEffect, useState } from "react";
import type { Locale } from "#i18n/messages.ts";
import { readJobAddress, writeJobAddress } from "#ui/job/job-address.ts";
import { useJob } from "#ui/job/use-job.ts";
import type { Device } from "../contract.ts";
import { speedJobs } from "./speed-jobs.ts";
import type { TestRequest } from "./TestForm.tsx";
import { useBandwidthTest } from "./use-bandwidth-test.ts";

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
  const { job: site, start, cancel, open } = useJob(speedJobs, locale, writeJobAddress);
  const { bandwidth, measure, show } = useBandwidthTest(locale);

  // Runs once: the address is read after mounting, because the server renders without one.
  useEffect(() => {
    const { id, typedUrl } = readJobAddress();
    if (id !== null) return reopen(id);
    if (typedUrl === "") return;
    // A test uses the visitor's data, so a link only fills the form; the visitor starts the test.
    setForm({ ...form, url: typedUrl });
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
    setForm({ ...form, url, device });
    setStage("test");
    void start({ url, device, locale });
    if (shouldMeasureBandwidth) void measure(shouldSaveData);
    else show({ phase: "left-out", why: "skipped" });
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

  return { stage, form, site, bandwidth, begin, reopen, openForm, leave };
}
