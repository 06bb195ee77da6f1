/**
 * A catalogue: texts in nested groups. Plurals end in `_one` and `_other`, placeholders are
 * `{{name}}`.
 */
export type MessageTree = { readonly [key: string]: string | MessageTree };

/** Values for the placeholders of a text; `count` also selects the plural. */
export type MessageParams = Readonly<Record<string, string | number>>;
