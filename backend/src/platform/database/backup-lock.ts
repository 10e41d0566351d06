/** The advisory lock that a running backup holds. Files of removed pictures are deleted only without it. */
export const backupLock = 7_362_105;
