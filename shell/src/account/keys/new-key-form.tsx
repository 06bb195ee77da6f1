import {
  apiKeyCreateSchema,
  apiKeyLives,
  type PermissionName,
  type ResponseOf,
  type apiKeyEndpoints,
} from '@muster/contracts';
import { roleName, useFormMutation } from '@muster/kit';
import {
  Button,
  ErrorSummary,
  Form,
  FormSection,
  MultiSelectField,
  SegmentedField,
  SelectField,
  TextField,
  useT,
  useZodForm,
} from '@muster/ui';
import { useSessionSnapshot } from '../../session/use-session-snapshot.ts';
import { api } from '../account-api.ts';
import classes from '../two-step/two-step.module.css';
import { keyMessages } from './key-messages.ts';
import { permissionWords } from './permission-words.ts';

type Life = (typeof apiKeyLives)[number];

interface NewKeyFormProps {
  onMade: (made: ResponseOf<typeof apiKeyEndpoints.create>) => void;
  onClose: () => void;
}

/** The purpose, permissions and validity of a new key; read-only by default. */
export function NewKeyForm({ onMade, onClose }: NewKeyFormProps) {
  const t = useT(keyMessages);
  const { role, permissions } = useOwnRights();
  const [create] = api.useCreateApiKeyMutation();
  const form = useZodForm({
    schema: apiKeyCreateSchema,
    initialValues: {
      name: '',
      access: 'read' as 'read' | 'write',
      reach: 'everything' as 'everything' | 'some',
      permissions: [] as PermissionName[],
      days: '90' as Life,
    },
    prepare: ({ reach, ...rest }) => ({
      ...rest,
      permissions: reach === 'some' ? rest.permissions : null,
    }),
  });
  const { submit, pending } = useFormMutation({
    form,
    mutation: create,
    toArgs: ({ output }) => ({ body: output }),
    onSaved: onMade,
  });
  return (
    <Form onSubmit={submit} label={t('form')}>
      <ErrorSummary {...form.summary} />
      <FormSection title={t('form')} text={role && t('role', { role: roleName(role) })}>
        <TextField
          label={t('name')}
          help={t('nameHelp')}
          required
          autoFocus
          {...form.field('name')}
        />
        <SegmentedField
          label={t('access')}
          options={(['read', 'write'] as const).map((value) => ({ value, label: t(value) }))}
          {...form.field('access')}
        />
        <SegmentedField
          label={t('reach')}
          options={(['everything', 'some'] as const).map((value) => ({ value, label: t(value) }))}
          {...form.field('reach')}
        />
        {form.values.reach === 'some' && (
          <MultiSelectField
            label={t('permissions')}
            help={t('permissionsHelp')}
            required
            options={permissions.map((value) => ({ value, label: permissionWords(value) }))}
            {...form.field('permissions')}
          />
        )}
        <SelectField
          label={t('days')}
          required
          options={apiKeyLives.map((value) => ({ value, label: t(`life.d${value}`) }))}
          {...form.field('days')}
        />
      </FormSection>
      <div className={classes.foot}>
        <Button variant="default" size="md" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" size="md" loading={pending}>
          {t('make')}
        </Button>
      </div>
    </Form>
  );
}

/** Returns the current role and its permissions from the session. */
function useOwnRights() {
  const snapshot = useSessionSnapshot();
  const session = snapshot.status === 'known' ? snapshot.session : null;
  const active = session && 'active' in session ? session.active : null;
  const permissions = Object.keys(active?.permissions ?? {}) as PermissionName[];
  return { role: active?.role ?? null, permissions };
}
