import { describe, expect, it } from '@jest/globals';
import { skillsOf } from './Tags';

describe('the tags of a pass', () => {
  it.each(['wheelchair, forms', '轮椅，表格', '轮椅、表格', 'ویلچر، فرم‌ها'])(
    'reads two skills in %s',
    (typed) => {
      expect(skillsOf(typed)).toHaveLength(2);
    },
  );
});
