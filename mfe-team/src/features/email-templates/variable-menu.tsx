import type { EmailTemplate } from '@muster/contracts';
import { Button } from '@muster/ui';
import { useTemplateMessages } from './messages.ts';
import classes from './templates.module.css';

interface VariableMenuProps {
  variables: EmailTemplate['variables'];
  onAdd: (text: string) => void;
}

/** Available variables; a click adds one to the text. */
export function VariableMenu({ variables, onAdd }: VariableMenuProps) {
  const t = useTemplateMessages();
  return (
    <section className={classes.variables} aria-labelledby="template-variables">
      <h2 className={classes.small} id="template-variables">
        {t('form.variables')}
      </h2>
      <p className={classes.meta}>{t('form.variablesHelp')}</p>
      <div className={classes.chips}>
        {variables.map(({ name, label, required }) => (
          <Button key={name} variant="default" size="xs" onClick={() => onAdd(`{{${name}}}`)}>
            {required ? t('form.required', { label }) : label}
          </Button>
        ))}
      </div>
    </section>
  );
}
