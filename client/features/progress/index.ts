export { EarnedNote } from './earned-note.tsx';
export {
  type Activity,
  type Earned,
  isCompleted,
  useAutomaticActivity,
  useAwardBadge,
  useAwardPoints,
  useProgress,
  useRecordActivity,
} from './use-progress.ts';
