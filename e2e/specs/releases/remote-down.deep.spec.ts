import { stories, tellStory } from './remoteDown';

// What remote-down.spec.ts tells of each fault once, at every other remote.
for (const story of stories.others) tellStory(story);
