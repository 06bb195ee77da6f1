import { customFieldEntities } from '@muster/contracts';
import { QueryView, useOverlayParam, useUrlParam } from '@muster/kit';
import { Button, IconPlus, PageSkeleton, SelectField } from '@muster/ui';
import { api } from '../../../api.ts';
import { SettingsPanel, type SettingsIndexLink } from '../../../shared/settings-panel.tsx';
import classes from './custom-fields.module.css';
import { EditFieldDrawer, NewFieldDrawer } from './field-drawers.tsx';
import { FieldList } from './field-list.tsx';
import { useFieldMessages } from './messages.ts';

/** The fields of one kind of record at a time, in the order in which records show them. */
export function CustomFieldsPanel({ index }: { index: SettingsIndexLink }) {
  const t = useFieldMessages();
  const query = api.useCustomFieldsCatalogueQuery({});
  const fields = query.data?.data ?? [];
  const [chosen, setEntity] = useUrlParam('entity', customFieldEntities);
  const [open, setOpen] = useOverlayParam('field', ['new', ...fields.map(({ id }) => id)]);
  const entity = chosen ?? 'candidate';
  const shown = fields.find(({ id }) => id === open);
  return (
    <SettingsPanel
      index={index}
      title={t('title')}
      subtitle={t('subtitle')}
      actions={
        <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen('new')}>
          {t('add')}
        </Button>
      }
    >
      <div className={classes.choice}>
        <SelectField
          label={t('choose')}
          clearable={false}
          value={entity}
          options={customFieldEntities.map((value) => ({ value, label: t(`entity.${value}`) }))}
          onChange={(next) => setEntity(next)}
        />
      </div>
      <QueryView query={query} isEmpty={() => false} skeleton={<PageSkeleton variant="list" />}>
        {({ data }) => (
          <FieldList
            key={entity}
            fields={data.filter((field) => field.entity === entity)}
            onOpen={setOpen}
          />
        )}
      </QueryView>
      {open === 'new' && <NewFieldDrawer entity={entity} onClose={() => setOpen(null)} />}
      {shown && <EditFieldDrawer key={shown.id} field={shown} onClose={() => setOpen(null)} />}
    </SettingsPanel>
  );
}
