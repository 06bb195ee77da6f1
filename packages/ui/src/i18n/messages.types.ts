/** A catalogue: texts in nested groups. Plurals end in `_one` and `_other`, gaps are `{{name}}`. */
export type MessageTree = { readonly [key: string]: string | MessageTree };

/** Values for the gaps of a text; `count` also chooses the plural. */
export type MessageParams = Readonly<Record<string, string | number>>;
