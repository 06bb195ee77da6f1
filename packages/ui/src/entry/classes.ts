/**
 * How the component library calls the parts of its own stylesheet that an entry page draws. Its
 * modules do not hand these names out; `core.test.tsx` lays both beside each other.
 */
export const library = {
  wrapper: 'm_46b77525 mantine-InputWrapper-root',
  label: 'm_8fdc1311 mantine-InputWrapper-label',
  required: 'm_78a94662 mantine-InputWrapper-required',
  description: 'm_fe47ce59 mantine-InputWrapper-description',
  error: 'm_8f816625 mantine-InputWrapper-error',
  inputWrapper: 'm_6c018570 mantine-Input-wrapper',
  input: 'm_8fb7ebe7 mantine-Input-input',
  section: 'm_82577fc2 mantine-Input-section',
  chevron: 'm_2943220b mantine-ComboboxChevron-chevron',
  dropdown: 'm_38a85659 mantine-Popover-dropdown m_88b62a41',
  options: 'm_b2821a6e',
  option: 'm_92253aa5',
  optionBody: 'm_390b5f4',
  empty: 'm_2530cd1d',
  button: 'mantine-focus-auto mantine-active m_77c9d27d mantine-Button-root m_87cf2631',
  buttonInner: 'm_80f1301b mantine-Button-inner',
  buttonLabel: 'm_811560b9 mantine-Button-label',
  buttonSection: 'm_a74036a mantine-Button-section',
  buttonLoader: 'm_a25b86ee mantine-Button-loader',
  loader: 'm_5ae2e3c mantine-Loader-root',
  loaderOval: 'm_b34414df mantine-Loader-oval',
  iconButton: 'mantine-focus-auto mantine-active m_8d3f4000 mantine-ActionIcon-root m_87cf2631',
  icon: 'm_8d3afb97 mantine-ActionIcon-icon',
  hidden: 'm_515a97f8 mantine-VisuallyHidden-root',
} as const;
