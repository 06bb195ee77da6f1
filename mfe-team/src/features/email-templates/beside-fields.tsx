import { useEffect, useEffectEvent } from 'react';
import { limits, templateReplyTargets, type TemplateFile } from '@muster/contracts';
import { BroughtFilesField, useBroughtFiles } from '@muster/blocks';
import { SegmentedField, TagsField, type BoundField } from '@muster/ui';
import { useTemplateMessages } from './messages.ts';

interface BesideFieldsProps {
  cc: BoundField<string[]>;
  repliesTo: BoundField<(typeof templateReplyTargets)[number]>;
  fileIds: BoundField<string[]>;
  /** Files already attached. */
  files?: readonly TemplateFile[];
  disabled?: boolean;
}

/** Defaults of mails besides the text: copies, reply address, files. */
export function BesideFields({
  cc,
  repliesTo,
  fileIds,
  files = [],
  disabled = false,
}: BesideFieldsProps) {
  const t = useTemplateMessages();
  return (
    <>
      <TagsField
        label={t('form.cc')}
        help={t('form.ccHelp')}
        max={limits.mail.copies}
        disabled={disabled}
        {...cc}
      />
      <SegmentedField
        label={t('form.repliesTo')}
        disabled={disabled}
        options={templateReplyTargets.map((value) => ({
          value,
          label: t(`form.repliesToOf.${value}`),
        }))}
        {...repliesTo}
      />
      {!disabled && <Files field={fileIds} files={files} />}
    </>
  );
}

function Files({ field, files }: { field: BoundField<string[]>; files: readonly TemplateFile[] }) {
  const brought = useBroughtFiles({
    max: limits.template.files,
    checked: true,
    begun: files.map(({ id, name }) => ({ key: id, name, fileId: id, problem: null })),
  });
  const ids = brought.ids.join(' ');
  // Added and removed files count as a change of the form.
  const follow = useEffectEvent(() => {
    if (ids !== field.value.join(' ')) field.onChange(brought.ids);
  });
  useEffect(() => follow(), [ids]);
  return <BroughtFilesField brought={brought} max={limits.template.files} error={field.error} />;
}
