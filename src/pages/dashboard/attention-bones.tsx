import Box from '@mui/material/Box';
import { Bone } from './bone';

const titles = [220, 180, 240, 200];

/** The attention list on its way: plate, two lines, chip. */
export const AttentionBones = () => (
  <>
    {titles.map((width) => (
      <Box key={width} sx={{ display: 'flex', alignItems: 'center', gap: 1.5, height: 56 }}>
        <Bone width={36} height={36} />
        <Box sx={{ display: 'grid', flex: 1, gap: 1, overflow: 'hidden' }}>
          <Bone width={width} />
          <Bone width={width - 60} />
        </Box>
        <Bone width={84} height={22} />
      </Box>
    ))}
  </>
);
