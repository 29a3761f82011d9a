import type { ReactNode } from "react";
import { getChatUrl } from "#brand/brand.ts";
import { BigMark } from "#brand/window/marks/BigMark.tsx";
import { ServiceMark } from "#brand/window/marks/ServiceMark.tsx";
import { Star } from "#brand/window/stars/Star.tsx";
import { StepsLane } from "#brand/window/steps/StepsLane.tsx";
import { StepStar } from "#brand/window/steps/StepStar.tsx";
import { localePath } from "#i18n/locale.ts";
import { pick, type Locale } from "#i18n/messages.ts";
import { serviceMessages } from "../../messages/services.ts";
import { PortfolioCard, type PortfolioCardProps } from "../portfolio/PortfolioCard.tsx";
import "./service-detail.css";

interface Service {
  readonly id: string;
  readonly title: string;
  readonly lede: string;
  readonly features: readonly { readonly name: string; readonly detail: string }[];
  readonly steps: readonly string[];
  readonly takes: string;
  readonly meet: string;
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}

type Shown = Pick<Props, "locale" | "service">;

interface Props {
  readonly locale: Locale;
  readonly service: Service;
  readonly others: readonly { readonly id: string; readonly title: string }[];
  /** A project in which this service was used. */
  readonly work: Omit<PortfolioCardProps, "locale"> | undefined;
  /** The body text of the service. */
  readonly children: ReactNode;
}

const stepNames = ["stepPlanning", "stepDesign", "stepImplementation", "stepReview"] as const;

export function ServiceDetail({ locale, service, others, work, children }: Props) {
  const t = pick(serviceMessages, locale);
  return (
    <>
      <div className="grid-12 items-center gap-y-8 border-b border-line pb-10 lg:pb-16">
        <div className="col-span-12 lg:col-span-8">
          <h1 className="type-title">{service.title}</h1>
          <p className="type-lede mt-5">{service.lede}</p>
        </div>
        <BigMark
          service={service.id}
          id="mark"
          className="col-span-12 mx-auto w-56 lg:col-span-4 lg:me-0 lg:w-75"
        />
      </div>
      <div className="grid-12 items-start gap-y-14 pt-14 lg:pt-21">
        <div className="col-span-12 lg:col-span-8">
          <h2 className="type-section">{t.youGet}</h2>
          <Features service={service} />
          <h2 className="type-section mt-20 lg:mt-26">{t.howItGoes}</h2>
          <Steps locale={locale} service={service} />
          <div className="prose mt-20 max-w-[38em] lg:mt-26">{children}</div>
          <h2 className="type-section mt-20 mb-6 lg:mt-26">{t.questions}</h2>
          <Questions service={service} />
        </div>
        <ServiceFacts locale={locale} service={service} />
      </div>
      {work !== undefined && (
        <section className="band">
          <h2 className="type-section mb-8">{t.seen}</h2>
          <PortfolioCard {...work} locale={locale} sizes="(width < 80rem) 95vw, 80rem" />
        </section>
      )}
      <OtherServices locale={locale} others={others} />
    </>
  );
}

function Features({ service }: Pick<Props, "service">) {
  return (
    <ul className="features mt-7 grid gap-x-8 sm:grid-cols-2">
      {service.features.map(({ name, detail }) => (
        <li key={name} className="flex items-start gap-4">
          <Star filled className="mt-1.5 w-4.5 flex-none text-mark" />
          <div>
            <h3 className="text-lg leading-snug font-semibold">{name}</h3>
            <p className="mt-0.5 text-soft">{detail}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Steps({ locale, service }: Shown) {
  const t = pick(serviceMessages, locale);
  return (
    <div className="steps relative mt-8">
      <StepsLane className="steps-way" />
      <ol className="steps-list">
        {stepNames.map((name, i) => (
          <li key={name} className="step">
            <StepStar step={i + 1} of={stepNames.length} className="step-mark" />
            <h3 className="text-lg leading-snug font-semibold">{t[name]}</h3>
            <p className="mt-1.5 text-soft">{service.steps[i]}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Questions({ service }: Pick<Props, "service">) {
  return (
    <div className="questions">
      {service.questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p className="max-w-[38em] pb-5 text-soft">{answer}</p>
        </details>
      ))}
    </div>
  );
}

function ServiceFacts({ locale, service }: Shown) {
  const t = pick(serviceMessages, locale);
  return (
    <aside className="sticky-side col-span-12 lg:col-span-4 lg:col-start-9" aria-label={t.facts}>
      <div className="border-t-3 border-brand pt-5">
        <p className="text-soft">{t.asideText}</p>
        <a
          href={localePath(locale, `/request-service?service=${service.id}`)}
          className="button my-5 w-full"
        >
          {t.requestThis}
        </a>
        <dl className="rows">
          {(
            [
              [t.takes, service.takes],
              [t.meet, service.meet],
              [t.answer, t.answerTime],
            ] as const
          ).map(([name, value]) => (
            <div key={name} className="flex justify-between gap-4 py-3.5 type-small">
              <dt className="text-soft">{name}</dt>
              <dd className="text-end font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        <a href={getChatUrl()} rel="noopener" className="link mt-5 inline-block type-small">
          {t.chat}
        </a>
      </div>
    </aside>
  );
}

function OtherServices({ locale, others }: Pick<Props, "locale" | "others">) {
  const t = pick(serviceMessages, locale);
  return (
    <nav className="band" aria-label={t.others}>
      <h2 className="border-b border-line pb-3 text-soft">{t.others}</h2>
      <ul className="mt-6 grid grid-cols-2 gap-x-5 gap-y-6 sm:grid-cols-4 lg:grid-cols-7">
        {others.map(({ id, title }) => (
          <li key={id}>
            <a
              href={localePath(locale, `/services/${id}`)}
              className="block leading-snug font-semibold hover:text-brand"
            >
              <ServiceMark service={id} className="mb-3 w-13" />
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
