import { useState } from 'react';
import type { CustomFieldEntity, CustomValue, ShownCustomField } from '@muster/contracts';
import { Can, QueryView } from '@muster/kit';
import { Button, Card, EmptyLine, KeyValueList, useT } from '@muster/ui';
import { useCustomFieldsOfRecordQuery } from './custom-fields-host.tsx';
import { CustomFieldsDrawer } from './custom-fields-drawer.tsx';
import classes from './custom-fields.module.css';
import { customFieldMessages } from './messages.ts';
import { useValueWords } from './use-value-words.ts';

interface CustomFieldsCardProps {
  entity: CustomFieldEntity;
  id: string;
}

/** The agency's custom fields on a record; renders nothing if this reader has none. */
export function CustomFieldsCard(props: CustomFieldsCardProps) {
  return (
    <Can permission="customField.read">
      <FieldsOfRecord {...props} />
    </Can>
  );
}

function FieldsOfRecord({ entity, id }: CustomFieldsCardProps) {
  const t = useT(customFieldMessages);
  const [editing, setEditing] = useState(false);
  const query = useCustomFieldsOfRecordQuery({ params: { entity, id } });
  const { currentData: shown } = query;
  if (query.isError && !shown)
    return (
      <Card title={t('title')}>
        <QueryView query={query} size="block" skeleton={null}>
          {() => null}
        </QueryView>
      </Card>
    );
  if (!shown || shown.fields.length === 0) return null;
  const { fields, mayEdit } = shown;
  const filled = fields.filter(({ value }) => value !== null);
  return (
    <Card
      title={t('title')}
      actions={
        mayEdit && (
          <Button
            size="xs"
            variant="subtle"
            aria-label={t('editLabel')}
            onClick={() => setEditing(true)}
          >
            {t('edit')}
          </Button>
        )
      }
    >
      {filled.length === 0 ? (
        <EmptyLine text={t('none')} />
      ) : (
        <KeyValueList
          items={filled.map((field) => ({
            label: field.label,
            value: field.value !== null && <Value field={field} value={field.value} />,
          }))}
        />
      )}
      {editing && (
        <CustomFieldsDrawer
          entity={entity}
          id={id}
          record={shown}
          onClose={() => setEditing(false)}
        />
      )}
    </Card>
  );
}

function Value({ field, value }: { field: ShownCustomField; value: CustomValue }) {
  const words = useValueWords();
  const shown = words(field, value);
  return field.type === 'url' ? (
    <a href={shown} target="_blank" rel="noreferrer noopener" className={classes.link}>
      {shown}
    </a>
  ) : (
    <span className={classes.text}>{shown}</span>
  );
}
