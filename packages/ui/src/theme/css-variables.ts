import type { CSSVariablesResolver } from '@mantine/core';

// `color="red"` and the like on a component of the library refer to the family of that name.
const families = { red: 'red', green: 'green', yellow: 'amber', blue: 'blue', violet: 'violet' };

const familyVariables = Object.fromEntries(
  Object.entries(families).flatMap(([color, family]) => {
    const name = `--mantine-color-${color}`;
    const [text, ground] = [`var(--m-${family}-text)`, `var(--m-${family}-ground)`];
    return [
      [`${name}-6`, text],
      [`${name}-text`, text],
      [`${name}-outline`, text],
      [`${name}-light`, ground],
      [`${name}-light-hover`, ground],
      [`${name}-light-color`, text],
    ];
  }),
);

// The tokens already differ per scheme, so the library's variables are the same list in both.
const perScheme = {
  ...familyVariables,
  '--mantine-color-body': 'var(--m-surface)',
  '--mantine-color-text': 'var(--m-text-1)',
  '--mantine-color-bright': 'var(--m-text-1)',
  '--mantine-color-dimmed': 'var(--m-text-3)',
  '--mantine-color-default': 'var(--m-raised)',
  '--mantine-color-default-color': 'var(--m-text-1)',
  '--mantine-color-default-hover': 'var(--m-hover)',
  '--mantine-color-default-border': 'var(--m-border)',
  '--mantine-color-error': 'var(--m-red-text)',
  '--mantine-color-success': 'var(--m-green-text)',
  '--mantine-color-anchor': 'var(--m-accent-text)',
  '--mantine-color-placeholder': 'var(--m-text-3)',
  '--mantine-color-disabled': 'var(--m-disabled)',
  '--mantine-color-disabled-color': 'var(--m-text-3)',
  '--mantine-color-disabled-border': 'var(--m-border)',
  '--mantine-primary-color-filled': 'var(--m-accent)',
  '--mantine-primary-color-filled-hover': 'var(--m-accent-hover)',
  '--mantine-primary-color-light': 'var(--m-accent-soft)',
  '--mantine-primary-color-light-color': 'var(--m-accent-text)',
  '--mantine-color-indigo-filled': 'var(--m-accent)',
  '--mantine-color-indigo-filled-hover': 'var(--m-accent-hover)',
  '--mantine-color-indigo-light': 'var(--m-accent-soft)',
  '--mantine-color-indigo-light-hover': 'var(--m-accent-soft)',
  '--mantine-color-indigo-light-color': 'var(--m-accent-text)',
  '--mantine-color-indigo-text': 'var(--m-accent-text)',
};

/** Points the component library's own custom properties at the tokens. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: perScheme,
  dark: perScheme,
});
