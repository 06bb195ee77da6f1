import type { Doc, Value } from '../bson/value.ts';
import type { Variables } from '../query/match.ts';

/** Lets a stage read other collections of the database. */
export interface PipelineContext {
  variables: Variables;
  /** Runs a pipeline on a collection; missing if no collection may be read. */
  aggregate?: (collection: string, stages: Value[], variables: Variables) => Doc[];
}

/** A compiled stage. */
export type Stage = (docs: Doc[], context: PipelineContext) => Doc[];

/** Compiles the stages of a pipeline. */
export type CompilePipeline = (stages: readonly Value[]) => Stage[];

/** Compiles the argument of one stage; `compile` is for the pipelines inside it. */
export type CompileStage = (argument: Value, name: string, compile: CompilePipeline) => Stage;
