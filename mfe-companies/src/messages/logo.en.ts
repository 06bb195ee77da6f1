/** Texts of the picture of a client. */
export const logo = {
  choose: 'Choose a logo',
  change: 'Change logo',
  remove: 'Remove logo',
  sending: 'The logo is on its way',
  some: 'A picture',
  none: 'None',
  help: 'PNG, JPEG or WebP up to 5 MB, best square.',
} as const;
