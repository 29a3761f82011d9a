import { locales, type Locale } from "#i18n/messages.ts";
import { localeName } from "#i18n/locale.ts";
import { Toaster } from "#ui/feedback/Toaster.tsx";
import { StaticMarkup } from "./StaticMarkup.tsx";
import { stories } from "./stories.ts";
import type { Story } from "./story.ts";

export type Theme = "light" | "dark";

interface Props {
  readonly locale: Locale;
  readonly theme: Theme;
}

/** Every story in one language and one theme, with links to the others. */
export function Gallery({ locale, theme }: Props) {
  return (
    <main className="wrap">
      <StaticMarkup>
        <Toaster label="Notifications" close="Close" updated="A newer version" reload="Reload" />
      </StaticMarkup>
      <header className="gallery-head">
        <h1 className="type-head">Gallery</h1>
        {locales.map((other) => (
          <a key={other} className="link" href={`?locale=${other}&theme=${theme}`}>
            {localeName[other]}
          </a>
        ))}
        {(["light", "dark"] as const).map((other) => (
          <a key={other} className="link" href={`?locale=${locale}&theme=${other}`}>
            {other}
          </a>
        ))}
      </header>
      {stories.map(([name, story]) => (
        <Shown key={name} name={name} story={story} locale={locale} />
      ))}
    </main>
  );
}

interface ShownProps {
  readonly name: string;
  readonly story: Story;
  readonly locale: Locale;
}

function Shown({ name, story: { size, states }, locale }: ShownProps) {
  return (
    <section className="gallery-story" id={name} aria-labelledby={`${name}-name`}>
      <h2 className="type-small" id={`${name}-name`}>
        {name}
      </h2>
      <div className="gallery-states" data-size={size}>
        {Object.entries(states).map(([state, draw]) => (
          <figure
            key={state}
            className="gallery-state"
            id={`${name}-${state.replaceAll(" ", "-")}`}
          >
            <figcaption>
              <bdi lang="en">{state}</bdi>
            </figcaption>
            {draw(locale)}
          </figure>
        ))}
      </div>
    </section>
  );
}
