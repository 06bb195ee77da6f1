import { createContext, use, type ComponentPropsWithoutRef } from 'react';

type Level = 1 | 2 | 3 | 4;

const LevelOfTop = createContext<Level>(1);

/** What stands inside is a specimen on a page with a heading of its own: its headings begin lower. */
export const HeadingsBelow = LevelOfTop.Provider;

/** The heading of a page: its h1, but for a specimen, whose page has one already. */
export function TopHeading(props: ComponentPropsWithoutRef<'h1'>) {
  const level = use(LevelOfTop);
  const Heading = `h${level}` as const;
  return <Heading data-top-heading="" {...props} />;
}

/** The level at which the headings of this place begin. */
export const useTopLevel = (): Level => use(LevelOfTop);
