import { drawing, jobs, type Job } from "./jobs.ts";

export const statusIcons = `<svg viewBox="0 0 70 14"><path d="M0 9H3V14H0ZM5 6H8V14H5ZM10 3H13V14H10ZM15 0H18V14H15ZM33 14L25 4.500A12.500 12.500 0 0 1 41 4.500ZM46 1.500H66A1.500 1.500 0 0 1 67.500 3V11A1.500 1.500 0 0 1 66 12.500H46ZM68 5H70V9H68Z"/></svg>`;

const row = (job: Job, chosen: boolean): string =>
  `<li class="${chosen ? "chosen" : ""}">${drawing(job, 38)}<span>${job.name}</span><b>${job.riyals}<small>ريال</small></b></li>`;

/** The list the customer chooses from, the first job chosen. */
export function listScreen(count = 6, kind = ""): string {
  const shown = [jobs.split, jobs.pump, jobs.tap, jobs.breaker, jobs.heater, jobs.drain].slice(0, count);
  return `<div class="screen app ${kind}"><div class="status"><span>2:10</span>${statusIcons}</div>
<div class="place">البيت: حي الملقا <bdi>RMQA 3184</bdi></div><h2>ما العطل؟</h2>
<ul>${shown.map((job, i) => row(job, i === 0)).join("")}</ul>
<div class="foot"><div><span>فيصل، فنّي تكييف</span><span>اليوم 4:30، بعد العصر</span></div><button>احجز بـ <bdi>120</bdi> ريالًا</button></div></div>`;
}
