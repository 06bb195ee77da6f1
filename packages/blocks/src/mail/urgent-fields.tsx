import { limits } from '@muster/contracts';
import { Checkbox, TextArea, type BoundField } from '@muster/ui';
import { useMailMessages } from './messages.ts';

interface UrgentFieldsProps {
  isUrgent: boolean;
  reason: BoundField<string>;
  onChange: (isUrgent: boolean) => void;
}

/** Lets a mail leave during the recipient's quiet hours, for a reason. */
export function UrgentFields({ isUrgent, reason, onChange }: UrgentFieldsProps) {
  const t = useMailMessages();
  return (
    <>
      <Checkbox
        label={t('urgent')}
        description={t('urgentHelp')}
        checked={isUrgent}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {isUrgent && (
        <TextArea
          label={t('urgentReason')}
          required
          minRows={2}
          maxLength={limits.mail.urgentReason.max}
          {...reason}
        />
      )}
    </>
  );
}
