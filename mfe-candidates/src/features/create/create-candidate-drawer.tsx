import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  candidateCreateSchema,
  candidateSources,
  candidatesRoutes,
  href,
  primaryRoles,
} from '@muster/contracts';
import { errorText, useFormMutation, useOverlayClose, usePlatform } from '@muster/kit';
import {
  Button,
  CountryField,
  Drawer,
  EmailField,
  ErrorSummary,
  FieldRow,
  Form,
  FormSection,
  OverlayFooter,
  PhoneField,
  SelectField,
  TextField,
  TimeZoneField,
  UrlField,
  useZodForm,
} from '@muster/ui';
import { api } from '../../api.ts';
import { emptyToNull } from '../../shared/empty-to-null.ts';
import { useWords } from '../../shared/use-words.ts';
import { CvDrop } from './cv-drop.tsx';
import { DuplicatePanel } from './duplicate-panel.tsx';
import { useCvDrop } from './use-cv-drop.ts';
import { useCvHints } from './use-cv-hints.ts';
import { useDuplicates } from './use-duplicates.ts';

const formId = 'new-candidate';

const emptyForm = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  linkUrl: '',
  headline: '',
  primaryRole: null as (typeof primaryRoles)[number] | null,
  country: '',
  city: '',
  timeZone: null as string | null,
  sourceKind: 'sourced' as (typeof candidateSources)[number],
  sourceDetail: '',
};
type FormValues = typeof emptyForm;

/** Adds a person in a minute, with those who look alike shown while typing. */
export function CreateCandidateDrawer() {
  const t = useWords();
  const platform = usePlatform();
  const navigate = useNavigate();
  const close = useOverlayClose();
  const [confirmed, setConfirmed] = useState(false);
  const [create] = api.useCandidatesCreateMutation();
  const form = useZodForm({
    schema: candidateCreateSchema,
    initialValues: emptyForm,
    prepare: (values: FormValues) => ({ ...toInput(values), confirmDuplicate: confirmed }),
  });
  const duplicates = useDuplicates(form.values);
  // What somebody typed is theirs: the CV fills what is empty.
  const cv = useCvDrop((facts) =>
    form.applyPatch(
      Object.fromEntries(
        facts.filter(({ field }) => !form.values[field]).map(({ field, value }) => [field, value]),
      ),
    ),
  );
  const hint = useCvHints(cv);
  async function goOn(id: string) {
    const attachmentId = await cv.attach(id).catch((error: unknown) => {
      platform.notify({ kind: 'error', text: errorText(error) });
      return null;
    });
    const to = attachmentId
      ? href(candidatesRoutes.cvReview, { id, attachmentId })
      : href(candidatesRoutes.profile, { id });
    void navigate(to, { replace: true });
  }
  const saving = useFormMutation({
    form,
    mutation: create,
    toArgs: ({ output }) => ({ body: output }),
    onSaved: ({ id, name }) => {
      platform.notify({ kind: 'success', text: t('create.added', { name }) });
      void goOn(id);
    },
    onRefused: ({ code }) => {
      if (code.endsWith('DUPLICATE')) duplicates.refresh();
      if (code === 'POSSIBLE_DUPLICATE') form.setFormError(t('create.duplicates.confirmFirst'));
      else if (code === 'DUPLICATE') form.setServerErrors([takenMail]);
      else return false;
      return true;
    },
  });

  return (
    <Drawer
      opened
      onClose={close}
      title={t('create.title')}
      footer={
        <OverlayFooter unsaved={form.dirty}>
          <Button variant="default" size="md" onClick={() => close()}>
            {t('create.cancel')}
          </Button>
          <Button type="submit" form={formId} size="md" loading={saving.pending}>
            {t('create.save')}
          </Button>
        </OverlayFooter>
      }
    >
      <Form id={formId} onSubmit={saving.submit} label={t('create.title')}>
        <ErrorSummary {...form.summary} />
        <CvDrop drop={cv} />
        <FormSection title={t('create.person')}>
          <FieldRow>
            <TextField
              label={t('field.firstName')}
              required
              autoFocus
              help={hint('firstName', form.values.firstName)}
              {...form.field('firstName')}
            />
            <TextField
              label={t('field.lastName')}
              required
              help={hint('lastName', form.values.lastName)}
              {...form.field('lastName')}
            />
          </FieldRow>
          <FieldRow>
            <EmailField
              label={t('field.email')}
              help={hint('email', form.values.email, t('create.emailHelp'))}
              {...form.field('email')}
            />
            <PhoneField
              label={t('field.phone')}
              help={hint('phone', form.values.phone)}
              {...form.field('phone')}
            />
          </FieldRow>
          <UrlField
            label={t('field.linkUrl')}
            help={hint('linkUrl', form.values.linkUrl, t('create.linkHelp'))}
            {...form.field('linkUrl')}
          />
          <DuplicatePanel {...duplicates} confirmed={confirmed} onConfirm={setConfirmed} />
        </FormSection>
        <FormSection title={t('create.place')}>
          <FieldRow>
            <CountryField
              label={t('field.country')}
              required
              help={hint('country', form.values.country)}
              {...form.field('country')}
            />
            <TextField
              label={t('field.city')}
              help={hint('city', form.values.city)}
              {...form.field('city')}
            />
          </FieldRow>
          <TimeZoneField
            label={t('field.timeZone')}
            help={t('create.zoneHelp')}
            {...form.field('timeZone')}
          />
        </FormSection>
        <FormSection title={t('create.work')}>
          <TextField
            label={t('field.headline')}
            help={hint('headline', form.values.headline)}
            {...form.field('headline')}
          />
          <SelectField
            label={t('field.primaryRole')}
            help={hint('primaryRole', form.values.primaryRole)}
            options={primaryRoles.map((value) => ({ value, label: value }))}
            {...form.field('primaryRole')}
          />
        </FormSection>
        <FormSection title={t('create.origin')}>
          <FieldRow>
            <SelectField
              label={t('field.sourceKind')}
              required
              options={candidateSources.map((value) => ({
                value,
                label: t(`enum.source.${value}`),
              }))}
              {...form.field('sourceKind')}
            />
            <TextField label={t('field.sourceDetail')} {...form.field('sourceDetail')} />
          </FieldRow>
        </FormSection>
      </Form>
    </Drawer>
  );
}

/** A mail address belongs to one person; the panel beside says to whom. */
const takenMail = { path: 'email', code: 'NOT_UNIQUE', message: '' } as const;

function toInput(values: FormValues) {
  return emptyToNull(values, ['email', 'phone', 'linkUrl', 'headline', 'city', 'sourceDetail']);
}
