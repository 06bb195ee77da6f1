/** "-ing", present and past forms of verbs for duties. */
const table = `
managing manage managed|leading lead led|developing develop developed|designing design designed
building build built|maintaining maintain maintained|creating create created|writing write wrote
running run ran|planning plan planned|organising organise organised|organizing organize organized
supporting support supported|testing test tested|training train trained|teaching teach taught
implementing implement implemented|coordinating coordinate coordinated|analysing analyse analysed
analyzing analyze analyzed|monitoring monitor monitored|improving improve improved
delivering deliver delivered|preparing prepare prepared|overseeing oversee oversaw
supervising supervise supervised|hiring hire hired|recruiting recruit recruited
migrating migrate migrated|automating automate automated|deploying deploy deployed
documenting document documented|handling handle handled|providing provide provided
reviewing review reviewed|researching research researched|reporting report reported
negotiating negotiate negotiated|selling sell sold|setting set set|making make made
conducting conduct conducted|configuring configure configured|administering administer administered
optimising optimise optimised|optimizing optimize optimized|refactoring refactor refactored
mentoring mentor mentored|coaching coach coached|driving drive drove|defining define defined
installing install installed|updating update updated|integrating integrate integrated
processing process processed|purchasing purchase purchased|scheduling schedule scheduled
ensuring ensure ensured|keeping keep kept|introducing introduce introduced|producing produce produced
`;

export interface VerbForms {
  present: string;
  past: string;
}
const rows = table
  .trim()
  .split(/[|\n]/)
  .map((row) => row.trim().split(' ') as [string, string, string]);

/** Keyed by the "-ing" form. */
export const verbForms: ReadonlyMap<string, VerbForms> = new Map(
  rows.map(([ing, present, past]) => [ing, { present, past }]),
);
/** Past forms with which a line may begin after removing "I". */
export const pastForms: ReadonlySet<string> = new Set(rows.map(([, , past]) => past));
export const presentForms: ReadonlySet<string> = new Set(rows.map(([, present]) => present));
