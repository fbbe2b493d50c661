interface Entry {
  name: string
  /** As the table of contents states it, bytes. */
  unpacked?: number
  packed?: number
  isEncrypted?: boolean
}

/** A zip of empty entries with these names, as small as the format allows. What an entry states may be a lie. */
export function zipOf(entries: (string | Entry)[]): Buffer {
  const list = entries.map((entry) => (typeof entry === 'string' ? { name: entry } : entry))
  const locals = list.map(({ name }) => {
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(name.length, 26)
    return Buffer.concat([local, Buffer.from(name)])
  })
  let offset = 0
  const contents = list.map(({ name, unpacked = 0, packed = 0, isEncrypted = false }, index) => {
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(isEncrypted ? 1 : 0, 8)
    entry.writeUInt32LE(packed, 20)
    entry.writeUInt32LE(unpacked, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(offset, 42)
    offset += locals[index]?.length ?? 0
    return Buffer.concat([entry, Buffer.from(name)])
  })
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(list.length, 8)
  end.writeUInt16LE(list.length, 10)
  end.writeUInt32LE(Buffer.concat(contents).length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, ...contents, end])
}
