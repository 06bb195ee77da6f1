const tokensOnly = /^var\(--|^(?:inherit|transparent|currentcolor|none)$/i;

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  // The last one is generated from the theme, with the component library's own names.
  ignoreFiles: [
    '**/dist/**',
    '**/node_modules/**',
    'coverage/**',
    'packages/ui/src/styles/theme.css',
  ],
  rules: {
    // CSS modules: class names are properties of an object.
    'selector-class-pattern': '^([a-z][a-zA-Z0-9]*|ProseMirror)$',
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    // States of one control are most readable together, whatever their specificity.
    'no-descending-specificity': null,
    'custom-property-pattern': '^[a-z][a-z0-9-]*$',
  },
  overrides: [
    {
      // Styles of a remote or the shell beyond their own classes change every other page, and stay
      // after leaving: stylesheets are never removed.
      files: ['shell/**/*.css', 'mfe-*/**/*.css', 'packages/{kit,blocks}/**/*.css'],
      rules: {
        'selector-max-type': [0, { ignore: ['child', 'descendant', 'compounded'] }],
        'selector-max-id': 0,
        'selector-max-universal': [0, { ignoreAfterCombinators: ['>', ' '] }],
        'selector-pseudo-class-disallowed-list': ['global', 'root'],
        'at-rule-disallowed-list': ['import', 'font-face', 'layer'],
        'color-no-hex': true,
        'declaration-property-value-allowed-list': {
          '/^(color|background-color)$/': [tokensOnly],
        },
      },
    },
  ],
};
