import {
  limits,
  minuteMs,
  type AssistantResult,
  type AssistantRun,
  type assistantEndpoints,
} from '@muster/contracts';
import type { Config } from '../../../config.ts';
import { today } from '../../../db/calendar-day.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { pairMatch } from '../../matching/api/pair-match.ts';
import { knownSkills } from '../../../records/skills/known-skills.ts';
import { requireOn } from '../setting/switches.ts';
import { recordUse } from '../usage/record-use.ts';
import { explainPair } from './explain-pair.ts';
import { maskPersonal } from './mask.ts';
import { modelTaskEngine } from './model-engine.ts';
import { localTaskEngine, type TaskEngine } from './task-engine.ts';
import type { SourcedSentence } from '../../../text/sourced-sentence.ts';

/** Runs a task and records that it ran; neither input nor answer is stored. */
export const runTask =
  ({ ai }: Pick<Config, 'ai'>): Service<typeof assistantEndpoints.run> =>
  async (ctx, { body }) => {
    const { actor } = ctx;
    await requireOn(actor);
    const { perMinute } = limits.assistant;
    await ctx.limit('assistant', actor.userId.toHexString(), perMinute, minuteMs);
    const engine = engineCalled(body.engine, ai);
    // Names are masked in everything that leaves this machine.
    if (engine.id !== localTaskEngine.id && !body.mask) throw invalidField('mask', 'REQUIRED');
    const begun = Date.now();
    const { lines, sentences } = await answer(ctx, engine, body);
    const result: AssistantResult = {
      task: body.task,
      masked: body.mask,
      lines,
      sentences,
      engine: body.task === 'explain_match' ? localTaskEngine.id : engine.id,
      tookMs: Date.now() - begun,
    };
    return transact(ctx, async (tx) => {
      await recordUse(tx, {
        use: result.task,
        engine: result.engine,
        masked: result.masked,
        characters: lines.reduce((sum, { length }) => sum + length, 0),
        sentences: sentences.length,
        tookMs: result.tookMs,
      });
      return result;
    });
  };

function engineCalled(id: string, ai: Config['ai']): TaskEngine {
  if (id === localTaskEngine.id) return localTaskEngine;
  if (ai?.model === id) return modelTaskEngine(ai);
  throw invalidField('engine', 'NOT_FOUND');
}

interface Answered {
  lines: string[];
  sentences: SourcedSentence[];
}

async function answer(
  { actor, signal, log }: RequestContext,
  engine: TaskEngine,
  body: AssistantRun,
): Promise<Answered> {
  // The rules that made a match explain it.
  if (body.task === 'explain_match') return explainPair(await pairMatch(actor, body));
  const day = today();
  const text = body.mask ? maskPersonal(body.input, day) : body.input;
  const lines = text.split('\n');
  const task = { task: body.task, lines, skills: await knownSkills(), today: day, signal };
  try {
    return { lines, sentences: await engine.run(task) };
  } catch (error) {
    if (engine.id === localTaskEngine.id) throw error;
    signal.throwIfAborted();
    log.warn({ err: error, part: 'assistant' }, 'the model did not answer');
    throw new AppError('ENGINE_UNAVAILABLE', { cause: error });
  }
}
