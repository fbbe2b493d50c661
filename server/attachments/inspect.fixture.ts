/** A zip of empty entries with these names, as small as the format allows. */
export function zipOf(names: string[]): Buffer {
  const entries = names.map((name) => {
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(name.length, 26)
    return Buffer.concat([local, Buffer.from(name)])
  })
  let offset = 0
  const contents = names.map((name, index) => {
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(offset, 42)
    offset += entries[index]?.length ?? 0
    return Buffer.concat([entry, Buffer.from(name)])
  })
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(names.length, 8)
  end.writeUInt16LE(names.length, 10)
  end.writeUInt32LE(Buffer.concat(contents).length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...entries, ...contents, end])
}
