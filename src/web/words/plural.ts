/** A phrase for one and a phrase for many, by the language's own rule; `#` is the figure. */
export function plural(locale: string): (count: number, phrases: { one: string; other: string }) => string {
  const rules = new Intl.PluralRules(locale);
  const figures = new Intl.NumberFormat(locale, { useGrouping: false });
  return (count, phrases) => {
    const phrase = rules.select(count) === 'one' ? phrases.one : phrases.other;
    return phrase.replace('#', figures.format(count));
  };
}
