const undoSeconds = 60;

/** The other person is notified when it can no longer be undone, with room for clocks that differ. */
export const tellAfterSeconds = undoSeconds + 5;

export const tooLateToUndo = 'It is too late to take this back';

export const canBeUndone = (doneAt: Date | null): doneAt is Date =>
  doneAt !== null && Date.now() - doneAt.getTime() < undoSeconds * 1000;
