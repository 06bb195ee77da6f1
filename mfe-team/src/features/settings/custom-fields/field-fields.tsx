import { customFieldRoles, customFieldTypes, hasChoices, limits } from '@muster/contracts';
import { roleName } from '@muster/kit';
import {
  CheckboxField,
  MultiSelectField,
  RepeatRows,
  SelectField,
  Switch,
  TextField,
} from '@muster/ui';
import classes from './custom-fields.module.css';
import { newChoice, type FieldForm } from './field-values.ts';
import { useFieldMessages } from './messages.ts';

interface FieldFieldsProps {
  form: FieldForm;
  /** Ids of saved choices, which are retired instead of removed. */
  saved?: readonly string[];
  isNew?: boolean;
}

/** The label, values and visibility of a field; its kind and key are fixed once saved. */
export function FieldFields({ form, saved = [], isNew = false }: FieldFieldsProps) {
  const t = useFieldMessages();
  return (
    <>
      <TextField label={t('form.label')} required {...form.field('label')} />
      <SelectField
        label={t('form.type')}
        required
        disabled={!isNew}
        clearable={false}
        options={customFieldTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
        {...form.field('type')}
      />
      <TextField
        label={t('form.key')}
        help={t(isNew ? 'form.keyHelp' : 'form.keyStays')}
        disabled={!isNew}
        {...form.field('key')}
      />
      {hasChoices(form.values.type) && <Choices form={form} saved={saved} />}
      <TextField label={t('form.help')} {...form.field('help')} />
      <CheckboxField label={t('form.isRequired')} {...form.field('isRequired')} />
      <MultiSelectField
        label={t('form.roles')}
        help={t('form.rolesHelp')}
        options={customFieldRoles.map((value) => ({ value, label: roleName(value) }))}
        {...form.field('roles')}
      />
    </>
  );
}

/** The choices in the order in which they are offered. */
function Choices({ form, saved }: { form: FieldForm; saved: readonly string[] }) {
  const t = useFieldMessages();
  const rows = form.list('choices');
  return (
    <div>
      <h3 className={classes.heading}>{t('form.choices')}</h3>
      <p className={classes.quiet}>{t('form.choicesHelp')}</p>
      <RepeatRows
        label={t('form.choices')}
        {...rows}
        // A saved choice may be used on records, so it is retired instead of removed.
        onRemove={(index) => {
          const choice = form.values.choices[index];
          if (choice && saved.includes(choice.id))
            form.setValue(`choices.${index}.isRetired`, !choice.isRetired);
          else rows.onRemove(index);
        }}
        newItem={newChoice}
        addLabel={t('form.addChoice')}
        itemLabel={(choice, index) => choice.label || t('form.choice', { n: index + 1 })}
        max={limits.customField.choices}
        renderRow={(choice, index) => {
          const name = choice.label || t('form.choice', { n: index + 1 });
          return (
            <div className={classes.choiceRow} data-off={choice.isRetired}>
              <TextField
                label={t('form.choice', { n: index + 1 })}
                required
                {...form.field(`choices.${index}.label`)}
              />
              {saved.includes(choice.id) && (
                <Switch
                  label={t('form.isOffered')}
                  aria-label={t('form.offerOne', { name })}
                  checked={!choice.isRetired}
                  onChange={(event) =>
                    form.setValue(`choices.${index}.isRetired`, !event.currentTarget.checked)
                  }
                />
              )}
            </div>
          );
        }}
      />
    </div>
  );
}
