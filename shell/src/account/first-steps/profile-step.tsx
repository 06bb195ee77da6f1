import { QueryView } from '@muster/kit';
import { Button, ErrorSummary, Form, PageSkeleton } from '@muster/ui';
import { api } from '../account-api.ts';
import type { Me } from '../own/me.ts';
import { ProfileFields } from '../own/profile-fields.tsx';
import { useOwnProfileForm } from '../own/use-own-profile-form.ts';
import type { StepProps } from './step-props.ts';
import { useFirstStepsMessages } from './use-first-steps-messages.ts';

/** The name as others see it, and a phone number. */
export function ProfileStep({ onDone }: StepProps) {
  const query = api.useMeQuery();
  return (
    <QueryView query={query} skeleton={<PageSkeleton variant="form" />}>
      {(me) => <ProfileForm me={me} onDone={onDone} />}
    </QueryView>
  );
}

function ProfileForm({ me, onDone }: StepProps & { me: Me }) {
  const t = useFirstStepsMessages();
  const { form, saving } = useOwnProfileForm(me, onDone);
  return (
    <>
      <Form
        label={t('steps.profile.title')}
        onSubmit={(event) => {
          if (form.dirty) return saving.submit(event);
          event.preventDefault();
          onDone();
        }}
      >
        <ErrorSummary {...form.summary} />
        <ProfileFields form={form} />
        <Button type="submit" size="lg" fullWidth loading={saving.pending}>
          {t('steps.save')}
        </Button>
      </Form>
      {saving.dialog}
    </>
  );
}
