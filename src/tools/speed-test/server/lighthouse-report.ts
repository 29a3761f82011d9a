/**
 * The part of a Lighthouse result that is used here.
 * @see https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md
 */
export interface LighthouseReport {
  readonly lighthouseVersion: string;
  readonly finalDisplayedUrl?: string;
  readonly runtimeError?: { readonly code: string; readonly message: string };
  readonly audits: Readonly<Record<string, LighthouseAudit>>;
  readonly categories: {
    readonly performance?: {
      readonly score: number | null;
      readonly auditRefs: readonly {
        readonly id: string;
        readonly weight: number;
        readonly group?: string;
      }[];
    };
  };
}

export interface LighthouseAudit {
  readonly title: string;
  readonly description: string;
  readonly score: number | null;
  readonly scoreDisplayMode: string;
  readonly numericValue?: number;
  readonly metricSavings?: Readonly<Record<string, number>>;
  readonly details?: Readonly<Record<string, unknown>>;
}
