import { z } from 'zod';
import type { Config } from '../config.ts';

export type ModelEndpoint = NonNullable<Config['ai']>;

/** The fields of an OpenAI-compatible chat completion that are read. */
const completionSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().max(400_000) }) })).min(1),
});

interface Question {
  instruction: string;
  prompt: string;
}

/** Asks a model behind an OpenAI-compatible address for a JSON object; returns its text. */
export async function askModel(
  { url, key, model }: ModelEndpoint,
  { instruction, prompt }: Question,
  signal: AbortSignal,
): Promise<string> {
  const response = await fetch(`${url.replace(/(?<!\/)\/+$/, '')}/chat/completions`, {
    method: 'POST',
    signal,
    redirect: 'error',
    headers: {
      'Content-Type': 'application/json',
      ...(key && { Authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({
      model,
      temperature: 0,
      response_format: { type: 'json_object' },
      messages: [
        { role: 'system', content: instruction },
        { role: 'user', content: prompt },
      ],
    }),
  });
  if (!response.ok) throw new Error(`The model answered ${response.status}`);
  const { choices } = completionSchema.parse(await response.json());
  return choices[0]?.message.content ?? '';
}
