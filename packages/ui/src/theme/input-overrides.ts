import {
  Checkbox,
  Input,
  InputWrapper,
  type ComboboxFactory,
  type ExtendComponent,
  type MantineThemeComponents,
  type PasswordInputFactory,
  type RadioFactory,
  type SwitchFactory,
} from '@mantine/core';
import classes from './inputs.module.css';

/** All inputs: 36 px, a visible border, help in 12 px, errors with an icon. */
export const inputOverrides: MantineThemeComponents = {
  Input: Input.extend({
    defaultProps: { size: 'sm' },
    classNames: { wrapper: classes.wrapper, input: classes.input, section: classes.section },
  }),
  InputWrapper: InputWrapper.extend({
    classNames: {
      label: classes.label,
      required: classes.required,
      description: classes.description,
      error: classes.error,
    },
  }),
  Checkbox: Checkbox.extend({
    classNames: {
      root: classes.checkboxRoot,
      inner: classes.checkboxInner,
      input: classes.checkbox,
      label: `${classes.checkboxLabel} ${classes.tickLabel}`,
      description: classes.description,
      error: classes.error,
    },
  }),
  PasswordInput: {
    classNames: { visibilityToggle: classes.passwordToggle },
  } satisfies ExtendComponent<PasswordInputFactory>,
  Radio: {
    classNames: {
      root: classes.radioRoot,
      inner: classes.radioInner,
      radio: classes.radio,
      label: classes.checkboxLabel,
      description: classes.description,
    },
  } satisfies ExtendComponent<RadioFactory>,
  Switch: {
    defaultProps: { size: 'sm', withThumbIndicator: false },
    classNames: {
      track: classes.switchTrack,
      input: classes.switchInput,
      label: classes.checkboxLabel,
      description: classes.description,
    },
  } satisfies ExtendComponent<SwitchFactory>,
  Combobox: {
    defaultProps: { transitionProps: { duration: 120 }, shadow: 'md' },
    classNames: { option: classes.option },
  } satisfies ExtendComponent<ComboboxFactory>,
  // "Nothing found" is shown in the list of choices, which may contain only choices: screen readers
  // read it as a disabled one.
  ComboboxEmpty: {
    defaultProps: { role: 'option', 'aria-disabled': true, 'aria-selected': false },
  },
};
