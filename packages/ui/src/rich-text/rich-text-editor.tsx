import { Input, Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useField } from '../form/use-field.ts';
import { useT } from '../i18n/index.ts';
import { plainText } from './plain-text.ts';
import { richTextMessages } from './messages.ts';
import type { RichTextEditorProps } from './rich-text-editor.types.ts';

// The editor is larger than the rest of the design, so it is loaded with the first page that needs
// it.
const EditorSurface = lazy(async () => {
  const { EditorSurface: component } = await import('./editor-surface.tsx');
  return { default: component };
});

const toolbarHeight = 37;

/**
 * A field for formatted text: paragraphs, two headings, lists, bold, italic, underline, code, links,
 * and mentions. HTML in and out, in the product's subset; an empty field gives an empty string.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  const { minHeight = 120, maxLength, mentions } = props;
  const t = useT(richTextMessages);
  const { id, label, description, error, required, className, inputWrapperOrder } = useField(
    props,
    plainText,
    { isText: true },
  );
  const describedBy = [error && `${id}-error`, description && `${id}-description`]
    .filter(Boolean)
    .join(' ');
  return (
    <Input.Wrapper
      id={id}
      className={className}
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label`, onClick: () => document.getElementById(id)?.focus() }}
      description={description}
      error={error}
      withAsterisk={required}
      inputWrapperOrder={inputWrapperOrder}
    >
      <Suspense
        fallback={
          <Skeleton role="status" height={minHeight + toolbarHeight} aria-label={t('loading')} />
        }
      >
        <EditorSurface
          id={id}
          labelledBy={`${id}-label`}
          describedBy={describedBy || undefined}
          invalid={Boolean(error)}
          required={required}
          disabled={props.disabled}
          placeholder={props.placeholder}
          minHeight={minHeight}
          maxLength={maxLength}
          mentions={mentions}
          autoFocus={props.autoFocus}
          value={props.value ?? ''}
          onChange={props.onChange}
          onBlur={props.onBlur}
        />
      </Suspense>
    </Input.Wrapper>
  );
}
