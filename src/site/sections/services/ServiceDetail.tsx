import type { ReactNode } from "react";
import { BigMark } from "#brand/window/marks/BigMark.tsx";
import { Star } from "#brand/window/stars/Star.tsx";
import { StepsLane } from "#brand/window/steps/StepsLane.tsx";
import { StepStar } from "#brand/window/steps/StepStar.tsx";
import { pick, type Locale } from "#i18n/messages.ts";
import { serviceMessages } from "../../messages/services.ts";
import { Prose } from "../Prose.tsx";
import { PortfolioCard, type PortfolioCardProps } from "../portfolio/PortfolioCard.tsx";
import { ServiceFacts, type ServiceTerms } from "./ServiceFacts.tsx";
import { ServiceLinks } from "./ServiceLinks.tsx";
import "./service-detail.css";

interface Service extends ServiceTerms {
  readonly lede: string;
  readonly features: readonly { readonly name: string; readonly detail: string }[];
  readonly steps: readonly string[];
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

/** The widths of a picture in the column of the text: eight of twelve where there are columns. */
const workSizes = "(width < 64rem) 95vw, (width < 90rem) 60vw, 53rem";
const stepNames = ["stepPlanning", "stepDesign", "stepImplementation", "stepReview"] as const;

export function ServiceDetail({ locale, service, others, work, children }: Props) {
  const t = pick(serviceMessages, locale);
  return (
    <>
      <div className="service-page">
        <div className="grid-12 service-head">
          <div>
            <h1 className="type-title">{service.title}</h1>
            <p className="type-lede">{service.lede}</p>
          </div>
          <BigMark service={service.id} id="mark" />
        </div>
        <div className="grid-12 grid-aside service-columns">
          <ServiceFacts locale={locale} service={service} />
          <div className="service-text">
            <h2 className="type-section">{t.youGet}</h2>
            <Features service={service} />
            <h2 className="type-section">{t.howItGoes}</h2>
            <Steps locale={locale} service={service} />
            {work !== undefined && (
              <>
                <h2 className="type-section">{t.seen}</h2>
                <PortfolioCard {...work} locale={locale} sizes={workSizes} />
              </>
            )}
            <Prose>{children}</Prose>
            <h2 className="type-section">{t.questions}</h2>
            <Questions service={service} />
          </div>
        </div>
      </div>
      <OtherServices locale={locale} others={others} />
    </>
  );
}

function Features({ service }: Pick<Props, "service">) {
  return (
    <ul className="features">
      {service.features.map(({ name, detail }) => (
        <li key={name}>
          <Star filled />
          <div>
            <h3>{name}</h3>
            <p>{detail}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Steps({ locale, service }: Shown) {
  const t = pick(serviceMessages, locale);
  return (
    <div className="steps">
      <StepsLane className="steps-way" />
      <ol className="steps-list">
        {stepNames.map((name, i) => (
          <li key={name} className="step">
            <StepStar step={i + 1} of={stepNames.length} className="step-mark" />
            <h3>{t[name]}</h3>
            <p>{service.steps[i]}</p>
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
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}

function OtherServices({ locale, others }: Pick<Props, "locale" | "others">) {
  const t = pick(serviceMessages, locale);
  return (
    <nav className="band other-services" aria-label={t.others}>
      <h2>{t.others}</h2>
      <ServiceLinks locale={locale} services={others} />
    </nav>
  );
}
