import { createContext, use, type ComponentPropsWithoutRef } from 'react';

type Level = 1 | 2 | 3 | 4;

const LevelOfTop = createContext<Level>(1);

/** Lowers the heading levels inside: a specimen is shown on a page that has its own heading. */
export const HeadingsBelow = LevelOfTop.Provider;

/** The heading of a page: an h1, except in a specimen, whose page already has one. */
export function TopHeading(props: ComponentPropsWithoutRef<'h1'>) {
  const level = use(LevelOfTop);
  const Heading = `h${level}` as const;
  return <Heading data-top-heading="" {...props} />;
}

/** Returns the level at which headings start here. */
export const useTopLevel = (): Level => use(LevelOfTop);
